import { element } from '../../../games/page/dom/element.ts'
import { PHONE_WALLETS } from '../../phone/phone-wallets.ts'
import type { PhoneView } from '../../phone/phone-view.ts'
import type { EnrolBody } from '../../phone/read-phone-body.ts'
import { walletBrands } from '../../wallet-brands.ts'
import { plainField } from './plain-field.ts'
import { words } from './words.ts'

type EnrolForm = { node: HTMLElement; fill: (view: PhoneView) => void }

/** What the two who added the phone were shown, and the number of each SIM in it. */
export function enrolForm(onEnrol: (body: EnrolBody) => Promise<boolean>): EnrolForm {
  const site = plainField(words.site, { type: 'url', required: true })
  const device = plainField(words.device, { required: true })
  const parts = [words.firstPart, words.secondPart].map((label) =>
    plainField(label, { type: 'password', required: true }),
  )
  const sims = PHONE_WALLETS.map((wallet) => ({
    wallet,
    ...plainField(`${words.simOf} ${walletBrands[wallet].name}`, { inputmode: 'numeric' }),
  }))
  const submit = element('button', { class: 'main' }, words.enrol)
  const lines = [site, device, ...parts, ...sims].map(({ node }) => node)
  const form = element('form', {}, ...lines, submit)
  const summary = element('summary', {}, words.enrol)
  const node = element('details', {}, summary, form)

  async function enrol(): Promise<void> {
    const numbers = Object.fromEntries(sims.map(({ wallet, input }) => [wallet, input.value]))
    const [first = '', second = ''] = parts.map(({ input }) => input.value)
    const typed = { site: site.input.value, device: device.input.value }
    node.open = !(await onEnrol({ ...typed, parts: [first, second], sims: numbers }))
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
