import type { CallInput } from '@maidan/contract'
import type { createPlayer } from '@maidan/contract/facts'
import { usePage } from '../../features/pages/queries.ts'

type Body = CallInput<typeof createPlayer>['body']
export type AgreedVersions = Pick<Body, 'terms_version' | 'privacy_version'>

/**
 * The versions of the two pages that the form shows. One that did not load is left out: the account
 * asks for it later, and nobody is kept from signing up.
 */
export function useAgreedVersions(): AgreedVersions {
  const terms = usePage('terms').data?.version
  const privacy = usePage('privacy').data?.version
  return {
    ...(terms !== undefined && { terms_version: terms }),
    ...(privacy !== undefined && { privacy_version: privacy }),
  }
}
