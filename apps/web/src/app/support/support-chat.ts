import type { StorageKey } from '../../lib/session/storage.ts'

export type ContactSettings = Readonly<
  Partial<
    Record<Extract<StorageKey, 'intercom' | 'whatsapp' | 'tawkId' | 'liveChat'>, string | null>
  >
>

/**
 * Address of the contact a support button opens: Intercom, else WhatsApp, else Tawk, else the live
 * chat; null if none is set (CHAT-13 to CHAT-15, SIL-110). A setting is an address or an id.
 * Widgets open in a tab of their own, because no third party's script runs on the site's origin.
 */
export function contactAddress(settings: ContactSettings): string | null {
  if (settings.intercom) return addressOr(settings.intercom, (id) => `https://intercom.help/${id}`)
  if (settings.whatsapp) return whatsappAddress(settings.whatsapp)
  if (settings.tawkId) return addressOr(settings.tawkId, tawkAddress)
  if (settings.liveChat) {
    return addressOr(settings.liveChat, (id) => `https://direct.lc.chat/${id}/`)
  }
  return null
}

/** A WhatsApp number or address as an address. */
export function whatsappAddress(contact: string): string {
  return addressOr(contact, () => `https://wa.me/${contact.replace(/\D/g, '')}`)
}

function tawkAddress(id: string): string {
  return `https://tawk.to/chat/${id.includes('/') ? id : `${id}/default`}`
}

function addressOr(setting: string, build: (id: string) => string): string {
  return /^https?:\/\//.test(setting) ? setting : build(setting.trim())
}
