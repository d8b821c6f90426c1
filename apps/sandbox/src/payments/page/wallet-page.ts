import type { sendTypes, WalletKey } from '../wallet-brands.ts'
import { amountField, numberField, resultParts, typePills, walletTiles } from './form-parts.ts'
import { pageFrame } from './page-frame.ts'

type Prefill = {
  wallet: WalletKey
  from: string
  to: string
  type: keyof typeof sendTypes
  amount: string
}

/** A player's phone: the wallet's app, in which he pays and gets his TrxID. */
export function walletPage({ wallet, from, to, type, amount }: Prefill): string {
  return pageFrame({
    title: 'Phone wallet',
    lead: 'Stands for the wallet app on your phone. Pay here, then type the TrxID on the site.',
    link: { href: '/operator', text: 'Staff: send a payout from the operator wallet' },
    main: `
<form data-call="/api/send-money">
  ${walletTiles(wallet)}
  ${numberField({ name: 'from', label: 'Your own number', value: from })}
  <p id="balance" class="balance" hidden><span></span><button type="button" class="more">Add 1,00,000</button></p>
  ${numberField({ name: 'to', label: 'Number to pay to', value: to })}
  ${typePills(type)}
  ${amountField(amount)}
  <button class="main">Pay</button>
</form>
${resultParts}
<section id="history" hidden><h2>Last transfers</h2><ol></ol></section>`,
  })
}
