import type { CallAnswer } from '@maidan/contract'
import type { getLogo } from '@maidan/contract/facts'
import { contentUrl } from '../../lib/calls/origins.ts'

type Logo = CallAnswer<typeof getLogo>[number]

/** Address of the logo's picture: the one for phones, else the plain one; undefined for none. */
export function logoPicture(logo: Logo | null | undefined): string | undefined {
  const file = logo?.mobile_logo || logo?.logo
  return file ? contentUrl(file) : undefined
}
