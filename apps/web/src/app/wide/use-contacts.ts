import type { PlainKey, wideText } from '@maidan/locales'
import { useGeneral, useSocialLink } from '../../features/site/queries.ts'
import { whatsappAddress } from '../support/support-chat.ts'

export type Contact = {
  name: Extract<PlainKey<typeof wideText.en>, 'whatsapp' | 'facebook' | 'telegram' | 'email'>
  address: string
}

/** The addresses of the site elsewhere; one that is not set is left out. */
export function useContacts(): readonly Contact[] {
  const social = useSocialLink().data
  const general = useGeneral().data
  const whatsapp = social?.whatsapp || general?.whatsapp
  const all = [
    { name: 'whatsapp', address: whatsapp && whatsappAddress(whatsapp) },
    { name: 'facebook', address: social?.facebook },
    { name: 'telegram', address: social?.telegram },
    { name: 'email', address: general?.support_mail && `mailto:${general.support_mail}` },
  ] as const
  return all.flatMap(({ name, address }) => (address ? [{ name, address }] : []))
}
