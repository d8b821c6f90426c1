import { paymentText } from '@maidan/locales'
import { Button, Skeleton, buttonClass } from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import type { MakePayment } from '../../app/routes/route-state.ts'
import { maskAccount } from '../../features/funds/phones/mask-account.ts'
import { walletAsk, walletNumberQuery } from '../../features/funds/queries.ts'
import { LimitsLink } from '../../features/protection/limits-link.tsx'
import { isOwnLimit } from '../../lib/calls/is-own-limit.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { AddressCode } from './transfer/address-code.tsx'
import { depositStateOf } from './deposit-state-of.ts'
import { CopyLine } from './copy-line.tsx'
import { ShowWhole } from './show-whole.tsx'
import { usePaymentMethod } from './use-payment-method.ts'

/**
 * The account to pay into: masked until it is asked for, whole to the clipboard (CASH-37, SIL-077). An
 * address is the player's own and stands whole, so that they can compare every letter.
 */
export function AccountLine({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const { crypto } = usePaymentMethod(payment)
  const wallet = useWalletNumber(payment)
  const number = payment.number ?? wallet.data?.account_number ?? ''
  const [shown, setShown] = useState(false)
  const whole = shown || crypto
  return (
    <>
      <CopyLine
        copied={t(crypto ? 'addressCopied' : 'accountCopied')}
        label={t(crypto ? 'copyAddress' : 'copyAccount')}
        nothing={t('noAccountToCopy')}
        value={number}
        whole={whole}
      >
        {number !== '' && (whole ? number : maskAccount(number))}
        {number === '' && (wallet.isLoading ? <Skeleton className="h-6 w-36" /> : '–')}
      </CopyLine>
      {number !== '' && crypto && <AddressCode address={number} />}
      {number !== '' && !crypto && (
        <ShowWhole accountId={wallet.data?.id} onChange={setShown} whole={whole} />
      )}
      {number === '' && !wallet.isLoading && <NoAccount payment={payment} wallet={wallet} />}
    </>
  )
}

type NoAccountProps = { payment: MakePayment; wallet: ReturnType<typeof useWalletNumber> }

/** Why there is no account to pay into, and the two ways on. */
function NoAccount({ payment, wallet }: NoAccountProps) {
  const t = useText(paymentText)
  const language = useLanguage()
  const text = wallet.isError
    ? failureText(wallet.error, { language, fallback: t('accountFailed') })
    : t('noAccount')
  return (
    <div className="mt-2" role="alert">
      <p className="text-sm text-clay-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isOwnLimit(wallet.error) && <LimitsLink size="small" />}
        <Button
          busy={wallet.isFetching}
          look="secondary"
          onClick={() => void wallet.refetch()}
          size="small"
        >
          {t('tryAgain')}
        </Button>
        <Link
          className={buttonClass({ look: 'quiet', size: 'small' })}
          state={depositStateOf(payment)}
          to={paths.deposit}
        >
          {t('changeAmount')}
        </Link>
      </div>
    </div>
  )
}

/** An e-wallet's answer has named its number already: nothing is asked then. */
function useWalletNumber(payment: MakePayment) {
  const { crypto } = usePaymentMethod(payment)
  return useQuery({
    ...walletNumberQuery(walletAsk(payment, crypto)),
    enabled: payment.transaction === undefined,
  })
}
