import type { CallFacts } from './call-facts.ts'

export const getGeneral = {
  name: 'getGeneral',
  method: 'GET',
  path: '/api/general',
  auth: 'optional',
} as const satisfies CallFacts

export const getLogo = {
  name: 'getLogo',
  method: 'GET',
  path: '/api/logo',
  auth: 'none',
} as const satisfies CallFacts

export const getSliders = {
  name: 'getSliders',
  method: 'GET',
  path: '/api/sliders',
  auth: 'optional',
} as const satisfies CallFacts

export const getSocialLink = {
  name: 'getSocialLink',
  method: 'GET',
  path: '/api/sociallink',
  auth: 'optional',
} as const satisfies CallFacts

export const searchSite = {
  name: 'searchSite',
  method: 'GET',
  path: '/api/search',
  auth: 'optional',
} as const satisfies CallFacts

export const getPages = {
  name: 'getPages',
  method: 'GET',
  path: '/api/pages',
  auth: 'none',
} as const satisfies CallFacts

export const getPage = {
  name: 'getPage',
  method: 'GET',
  path: '/api/pages/:key',
  auth: 'none',
} as const satisfies CallFacts

export const duePages = {
  name: 'duePages',
  method: 'GET',
  path: '/api/user/pages',
  auth: 'player',
} as const satisfies CallFacts

export const acceptPage = {
  name: 'acceptPage',
  method: 'POST',
  path: '/api/user/pages/:key',
  auth: 'player',
} as const satisfies CallFacts

export const staffPages = {
  name: 'staffPages',
  method: 'GET',
  path: '/api/staff/pages',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPage = {
  name: 'staffPage',
  method: 'GET',
  path: '/api/staff/pages/:key',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPublishPage = {
  name: 'staffPublishPage',
  method: 'POST',
  path: '/api/staff/pages/:key',
  auth: 'staff',
} as const satisfies CallFacts
