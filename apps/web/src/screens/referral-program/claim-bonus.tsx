import { isApiFailure } from '@maidan/client'
import { referralText } from '@maidan/locales'
import { Button } from '@maidan/ui'
import { useState } from 'react'
import { DoneNote } from '../../app/notes/done-note.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { useClaimBonus } from '../../features/loyalty/queries.ts'
import { useText } from '../../lib/text/language.ts'

const CLAIM_MIN = 10
const RELOAD_AFTER_MS = 1500

/** Claims the whole bonus; the page then starts anew with the new balance (REF-08 to REF-12). */
export function ClaimBonus({ bonus }: { bonus: string }) {
  const t = useText(referralText)
  const [short, setShort] = useState(false)
  const claim = useClaimBonus()
  const press = () => {
    const enough = Number(bonus) >= CLAIM_MIN
    setShort(!enough)
    if (!enough) return
    claim.mutate(undefined, {
      onSuccess: () => setTimeout(() => location.reload(), RELOAD_AFTER_MS),
    })
  }
  const broke = isApiFailure(claim.error) && claim.error.kind === 'network'
  return (
    <>
      {short && <FormNote>{t('short')}</FormNote>}
      {claim.isError && <FormNote>{broke ? t('broke') : t('failed')}</FormNote>}
      {claim.isSuccess && <DoneNote>{t('done')}</DoneNote>}
      <Button
        busy={claim.isPending}
        disabled={claim.isPending || claim.isSuccess}
        onClick={press}
        wide
      >
        {claim.isPending ? t('claiming') : t('claim')}
      </Button>
    </>
  )
}
