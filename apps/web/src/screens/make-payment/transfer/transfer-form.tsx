import { paymentText } from '@maidan/locales'
import { Button, Field } from '@maidan/ui'
import { useState } from 'react'
import { useOwnPhones } from '../../../app/player/use-own-phones.ts'
import type { MakePayment } from '../../../app/routes/route-state.ts'
import { LateNote } from '../../../features/funds/methods/late-note.tsx'
import { PhoneChoice } from '../../../features/funds/phones/phone-choice.tsx'
import { useUser } from '../../../features/session/queries.ts'
import { useLateMinutes } from '../../../features/site/queries.ts'
import { readPlayerCurrency } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import { cleanTxid, transferProblems } from '../claim-checks.ts'
import { ClaimNotice } from '../claim-notice.tsx'
import { FieldNote } from '../field-note.tsx'
import { TransferState } from './transfer-state.tsx'
import { useTransfer } from './use-transfer.ts'

/** In USDT nothing has to be claimed: what the chain is seen to do, and what a player may say of it. */
export function TransferForm({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const currency = readPlayerCurrency(useUser().data?.currency)
  const phones = useOwnPhones({ verifiedOnly: false })
  const [chosen, setChosen] = useState<string | null>(null)
  const [txid, setTxid] = useState('')
  const [tried, setTried] = useState(false)
  const transfer = useTransfer(payment)
  const late = useLateMinutes(payment.payment_id)
  const phone = chosen ?? phones[0]?.number ?? ''
  const problems = transferProblems({ phone, trxId: txid }, currency)
  const send = (promotionId: number) => {
    setTried(true)
    if (Object.keys(problems).length === 0) transfer.submit({ phone, trxId: txid }, promotionId)
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
      <TransferState payment={payment} />
      <LateNote minutes={late} />
      <h2 className="text-lg font-semibold">{t('formCrypto')}</h2>
      <div>
        <PhoneChoice
          chosen={phone}
          onChoose={setChosen}
          phones={phones}
          texts={{ main: t('mainPhone'), other: t('otherPhone') }}
          title={t('phoneCrypto')}
        />
        {tried && problems.phone && <FieldNote>{t(problems.phone)}</FieldNote>}
      </div>
      <Field
        autoCapitalize="off"
        autoComplete="off"
        className="tabular text-sm font-semibold"
        error={tried && problems.trxId ? t(problems.trxId) : undefined}
        hint={t('txidHint')}
        label={t('txid')}
        onChange={(event) => setTxid(cleanTxid(event.target.value))}
        spellCheck={false}
        value={txid}
      />
      <Button busy={transfer.busy} disabled={transfer.busy} type="submit" wide>
        {transfer.busy ? t('submitting') : t('sent')}
      </Button>
      <ClaimNotice
        error={transfer.error}
        onClose={transfer.dismiss}
        onWithoutBonus={() => send(0)}
      />
    </form>
  )
}
