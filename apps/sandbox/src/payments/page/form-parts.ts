import { escapeHtml } from '../../messages/page/escape-html.ts'
import { sendTypes, WALLET_KEYS, walletBrands, type WalletKey } from '../wallet-brands.ts'

/** The wallets as name tiles to choose from. */
export function walletTiles(chosen: WalletKey): string {
  const tiles = WALLET_KEYS.map((key) => {
    const { name, color, text } = walletBrands[key]
    return `<label style="--tile:${color};--ink:${text}"><input type="radio" name="wallet" value="${key}"${key === chosen ? ' checked' : ''}><span>${name}</span></label>`
  })
  return `<fieldset class="tiles"><legend>Wallet</legend>${tiles.join('')}</fieldset>`
}

/** The ways to send, by the kind of account that gets the money. */
export function typePills(chosen: keyof typeof sendTypes): string {
  const pills = Object.entries(sendTypes).map(
    ([key, name]) =>
      `<label><input type="radio" name="type" value="${key}"${key === chosen ? ' checked' : ''}><span>${name}</span></label>`,
  )
  return `<fieldset class="pills"><legend>How you send it</legend>${pills.join('')}</fieldset>`
}

type NumberField = { name: 'from' | 'to'; label: string; value: string }

export function numberField({ name, label, value }: NumberField): string {
  return `<label class="field">${label}<input name="${name}" inputmode="numeric" autocomplete="off" required maxlength="20" placeholder="01XXXXXXXXX" value="${escapeHtml(value)}"></label>`
}

export function amountField(value: string): string {
  return `<label class="field">Amount<span class="money"><i aria-hidden="true">Tk</i><input name="amount" inputmode="decimal" autocomplete="off" required maxlength="16" placeholder="500" value="${escapeHtml(value)}"></span></label>`
}

/** Where the answer of a sent form is shown. */
export const resultParts = `
<p id="failure" class="failure" role="alert" hidden></p>
<section id="receipt" class="receipt" aria-live="polite" hidden>
  <p class="done">Sent</p>
  <p class="sum"></p>
  <p class="who"></p>
  <button type="button" class="trx"><span class="name">TrxID</span><b></b><span class="copy">Copy</span></button>
</section>`
