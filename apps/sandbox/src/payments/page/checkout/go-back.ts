import { element } from '../../../games/page/dom/element.ts'
import type { WayBack } from '../../checkouts/checkout-desk.ts'

/** Takes the browser back to the merchant, by a link or by a form. */
export function goBack({ url, method, fields }: WayBack): void {
  if (method === 'GET') {
    location.assign(url)
    return
  }
  const inputs = Object.entries(fields).map(([name, value]) =>
    element('input', { type: 'hidden', name, value }),
  )
  const form = element('form', { action: url, method: 'post', hidden: true }, ...inputs)
  document.body.append(form)
  form.submit()
}
