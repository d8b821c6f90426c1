import type { WalletKey } from '../wallet-brands.ts'
import { amountField, numberField, resultParts, walletTiles } from './form-parts.ts'
import { pageFrame } from './page-frame.ts'

type Prefill = { wallet: WalletKey; to: string; amount: string }

/** The operator's phone: staff pay a player here, and type the TrxID into the back office. */
export function operatorPage({ wallet, to, amount }: Prefill): string {
  return pageFrame({
    title: 'Operator wallet',
    lead: 'Stands for the wallet app that staff pay withdrawals from. Send the payout, then type its TrxID in the back office.',
    link: { href: '/', text: 'To the phone wallet of a player' },
    main: `
<form data-call="/api/pay-out">
  ${walletTiles(wallet)}
  ${numberField({ name: 'to', label: "The player's number", value: to })}
  ${amountField(amount)}
  <button class="main">Send payout</button>
</form>
${resultParts}`,
  })
}
