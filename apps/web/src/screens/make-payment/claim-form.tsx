import { paymentText } from '@maidan/locales'
import { Button, Field } from '@maidan/ui'
import { useState } from 'react'
import { DoneOverlay } from '../../app/notes/done-overlay.tsx'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { useOwnPhones } from '../../app/player/use-own-phones.ts'
import { PhoneChoice } from '../../features/funds/phones/phone-choice.tsx'
import { useUser } from '../../features/session/queries.ts'
import { readPlayerCurrency } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'
import { claimProblems, cleanTrxId } from './claim-checks.ts'
import { ClaimNotice } from './claim-notice.tsx'
import { FieldNote } from './field-note.tsx'
import { ReceiptField } from './receipt-field.tsx'

import { useClaim } from './use-claim.ts'

/** Which phone paid, the wallet's transaction ID, and a receipt if there is one. */
export function ClaimForm({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const currency = readPlayerCurrency(useUser().data?.currency)
  const phones = useOwnPhones({ verifiedOnly: false })
  const [chosen, setChosen] = useState<string | null>(null)
  const [trxId, setTrxId] = useState('')
  const [receipt, setReceipt] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const claim = useClaim(payment)
  const phone = chosen ?? phones[0]?.number ?? ''
  const problems = claimProblems({ phone, trxId }, currency)
  const send = (promotionId: number) => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    claim.submit({ phone, trxId }, receipt, promotionId)
  }
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(payment.promotion_id)
      }}
    >
      <h2 className="text-lg font-semibold">{t('form')}</h2>
      <div>
        <PhoneChoice
          chosen={phone}
          onChoose={setChosen}
          phones={phones}
          texts={{ main: t('mainPhone'), other: t('otherPhone') }}
          title={t('phone')}
        />
        {tried && problems.phone && <FieldNote>{t(problems.phone)}</FieldNote>}
      </div>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        className="tabular font-semibold tracking-wide"
        error={tried && problems.trxId ? t(problems.trxId) : undefined}
        hint={t('trxHint')}
        label={t('trxId')}
        onChange={(event) => setTrxId(cleanTrxId(event.target.value))}
        spellCheck={false}
        value={trxId}
      />
      <ReceiptField file={receipt} onChoose={setReceipt} />
      <Button busy={claim.busy} disabled={claim.busy} type="submit" wide>
        {claim.busy ? t('submitting') : t('submit')}
      </Button>
      <ClaimNotice error={claim.error} onClose={claim.dismiss} onWithoutBonus={() => send(0)} />
      {claim.done && (
        <DoneOverlay note={claim.sending ? t('receiptSending') : undefined}>
          {t('submitted')}
        </DoneOverlay>
      )}
    </form>
  )
}
