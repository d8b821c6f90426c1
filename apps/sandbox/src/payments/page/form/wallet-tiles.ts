import { WALLET_KEYS, walletBrands, type WalletKey } from '../../wallet-brands.ts'
import { words } from '../words/en.ts'
import { choiceRow, type ChoiceRow } from './choice-row.ts'

/** The wallets as name tiles in their own colours. */
export function walletTiles(chosen: WalletKey): ChoiceRow<WalletKey> {
  const items = WALLET_KEYS.map((key) => {
    const { name, color, text } = walletBrands[key]
    return { key, name, look: { '--tile': color, '--ink': text } }
  })
  return choiceRow({ name: 'wallet', legend: words.wallet, className: 'tiles', items, chosen })
}
