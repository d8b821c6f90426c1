import type { PhoneView } from '../../phone/phone-view.ts'
import type { EnrolBody, ForgeBody, NetworkBody } from '../../phone/read-phone-body.ts'
import { getAnswer, postAnswer } from '../calls/ask-wallets.ts'

/** The phone as it is now. @throws WalletRefusal with the reason; any other error when no answer came. */
export function readPhone(): Promise<PhoneView> {
  return getAnswer<PhoneView>('/api/phone')
}

/** @throws as `readPhone` does. */
export function enrolPhone(body: EnrolBody): Promise<PhoneView> {
  return postAnswer<PhoneView>('/api/phone', body)
}

/** @throws as `readPhone` does. */
export function setNetwork(body: NetworkBody): Promise<PhoneView> {
  return postAnswer<PhoneView>('/api/phone/network', body)
}

/** @throws as `readPhone` does. */
export function dropNext(): Promise<PhoneView> {
  return postAnswer<PhoneView>('/api/phone/drop', {})
}

/** @throws as `readPhone` does. */
export function forgeMessage(body: ForgeBody): Promise<PhoneView> {
  return postAnswer<PhoneView>('/api/phone/forge', body)
}
