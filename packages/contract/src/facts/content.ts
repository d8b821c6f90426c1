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
