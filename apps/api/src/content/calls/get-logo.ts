import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'

/** The logo set is part of the build: one item, as pictures below the storage path. */
export const getLogo: Handler<Calls['getLogo']> = () =>
  Promise.resolve([
    {
      logo: '/storage/brand/logo.svg',
      mobile_logo: '/storage/brand/mobile-logo.svg',
      loader_logo: '/storage/brand/loader-logo.svg',
      favicon: '/storage/brand/favicon.svg',
    },
  ])
