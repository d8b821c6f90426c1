import { staffChangeFront } from './calls/front/staff-change-front.ts'
import { staffEndFront } from './calls/front/staff-end-front.ts'
import { staffFront } from './calls/front/staff-front.ts'
import { staffOrderFront } from './calls/front/staff-order-front.ts'
import { getGeneral } from './calls/get-general.ts'
import { getLogo } from './calls/get-logo.ts'
import { getSliders } from './calls/get-sliders.ts'
import { getSocialLink } from './calls/get-social-link.ts'
import { acceptPage } from './calls/pages/accept-page.ts'
import { duePages } from './calls/pages/due-pages.ts'
import { getPage } from './calls/pages/get-page.ts'
import { getPages } from './calls/pages/get-pages.ts'
import { staffPage } from './calls/pages/staff-page.ts'
import { staffPages } from './calls/pages/staff-pages.ts'
import { staffPublishPage } from './calls/pages/staff-publish-page.ts'
import { searchSite } from './calls/search-site.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const contentHandlers = {
  acceptPage,
  duePages,
  getGeneral,
  getLogo,
  getPage,
  getPages,
  getSliders,
  getSocialLink,
  searchSite,
  staffChangeFront,
  staffEndFront,
  staffFront,
  staffOrderFront,
  staffPage,
  staffPages,
  staffPublishPage,
} satisfies Partial<Handlers<never>>
