import { promoCodesText } from '@maidan/locales'
import { Button, Field } from '@maidan/ui'
import { Ticket } from 'lucide-react'
import { useId, useState } from 'react'
import { useOtherCurrency } from '../../../features/balance/queries.ts'
import { useLookAtCode } from '../../../features/promotions/codes.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'
import { CodeOffer } from './code-offer.tsx'
import { CodeRefusal } from './code-refusal.tsx'

const lengthMax = 40

/** Where a player types a code. Bonuses are in taka, for those whose account is. */
export function CodeEntry() {
  const isPlayer = useSession() !== null
  const otherCurrency = useOtherCurrency()
  return isPlayer && otherCurrency === null ? <CodeForm /> : null
}

function CodeForm() {
  const t = useText(promoCodesText)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const look = useLookAtCode()
  const isBlank = typed.trim() === ''
  return (
    <section aria-labelledby={id} className="px-4 pt-4">
      <form
        className="flex flex-col gap-3 rounded-card border border-field-700 p-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(isBlank)
          if (!isBlank) look.mutate(typed)
        }}
      >
        <h2 className="flex items-center gap-2 font-semibold" id={id}>
          <Ticket aria-hidden className="size-5 text-floodlight" />
          {t('title')}
        </h2>
        <div className="grid items-start gap-3 min-[30em]:grid-cols-[1fr_auto]">
          <Field
            autoCapitalize="characters"
            autoComplete="off"
            className="tabular font-semibold tracking-wide"
            error={isMissing && isBlank ? t('empty') : undefined}
            label={t('code')}
            labelHidden
            maxLength={lengthMax}
            onChange={({ target }) => {
              setTyped(target.value)
              look.reset()
            }}
            placeholder={t('code')}
            spellCheck={false}
            value={typed}
          />
          <Button busy={look.isPending} disabled={look.isPending} look="secondary" type="submit">
            {t(look.isPending ? 'looking' : 'look')}
          </Button>
        </div>
        <CodeRefusal error={look.error} />
      </form>
      <CodeOffer
        offer={look.data ?? null}
        onClose={(isTaken) => {
          look.reset()
          if (isTaken) setTyped('')
        }}
      />
    </section>
  )
}
