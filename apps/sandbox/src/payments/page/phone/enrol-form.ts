import { element } from '../../../games/page/dom/element.ts'
import { PHONE_WALLETS } from '../../phone/phone-wallets.ts'
import type { PhoneView } from '../../phone/phone-view.ts'
import type { EnrolBody } from '../../phone/read-phone-body.ts'
import { walletBrands } from '../../wallet-brands.ts'
import { plainField } from './plain-field.ts'
import { words } from './words.ts'

type EnrolForm = { node: HTMLElement; fill: (view: PhoneView) => void }

/** What staff were answered when they added the phone, and the number of each SIM in it. */
export function enrolForm(onEnrol: (body: EnrolBody) => Promise<boolean>): EnrolForm {
  const site = plainField(words.site, { type: 'url', required: true })
  const device = plainField(words.device, { required: true })
  const secret = plainField(words.secret, { type: 'password', required: true })
  const sims = PHONE_WALLETS.map((wallet) => ({
    wallet,
    ...plainField(`${words.simOf} ${walletBrands[wallet].name}`, { inputmode: 'numeric' }),
  }))
  const submit = element('button', { class: 'main' }, words.enrol)
  const lines = [site, device, secret, ...sims].map(({ node }) => node)
  const form = element('form', {}, ...lines, submit)
  const summary = element('summary', {}, words.enrol)
  const node = element('details', {}, summary, form)

  async function enrol(): Promise<void> {
    const numbers = Object.fromEntries(sims.map(({ wallet, input }) => [wallet, input.value]))
    const typed = { site: site.input.value, device: device.input.value, secret: secret.input.value }
    node.open = !(await onEnrol({ ...typed, sims: numbers }))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void enrol()
  })
  return {
    node,
    fill: ({ site: proposed, phone }) => {
      node.open = phone === null
      summary.textContent = phone ? words.enrolAgain : words.enrol
      site.input.value = proposed
      device.input.value = phone?.device ?? ''
      for (const { wallet, input } of sims) input.value = phone?.sims[wallet] ?? ''
    },
  }
}
