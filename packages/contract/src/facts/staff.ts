import type { CallFacts } from './call-facts.ts'

export const staffApprovals = {
  name: 'staffApprovals',
  method: 'GET',
  path: '/api/staff/approvals',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAudit = {
  name: 'staffAudit',
  method: 'GET',
  path: '/api/staff/audit',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChangeSetting = {
  name: 'staffChangeSetting',
  method: 'POST',
  path: '/api/staff/settings',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSettings = {
  name: 'staffSettings',
  method: 'GET',
  path: '/api/staff/settings',
  auth: 'staff',
} as const satisfies CallFacts

export const staffDecideApproval = {
  name: 'staffDecideApproval',
  method: 'POST',
  path: '/api/staff/approvals/:id/:decision',
  auth: 'staff',
} as const satisfies CallFacts

export const staffLogin = {
  name: 'staffLogin',
  method: 'POST',
  path: '/api/staff/login',
  auth: 'none',
} as const satisfies CallFacts

export const staffLogout = {
  name: 'staffLogout',
  method: 'POST',
  path: '/api/staff/logout',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSecurity = {
  name: 'staffSecurity',
  method: 'GET',
  path: '/api/staff/security',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAccount = {
  name: 'staffAccount',
  method: 'GET',
  path: '/api/staff/account',
  auth: 'staff',
} as const satisfies CallFacts

export const staffBeginAuthenticator = {
  name: 'staffBeginAuthenticator',
  method: 'POST',
  path: '/api/staff/account/authenticator/begin',
  auth: 'staff',
} as const satisfies CallFacts

export const staffBeginEnrolment = {
  name: 'staffBeginEnrolment',
  method: 'POST',
  path: '/api/staff/enrol/begin',
  auth: 'none',
} as const satisfies CallFacts

export const staffBlockMember = {
  name: 'staffBlockMember',
  method: 'POST',
  path: '/api/staff/members/:id/block',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChangePassword = {
  name: 'staffChangePassword',
  method: 'POST',
  path: '/api/staff/account/password',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChangeRole = {
  name: 'staffChangeRole',
  method: 'POST',
  path: '/api/staff/members/:id/role',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEndSession = {
  name: 'staffEndSession',
  method: 'POST',
  path: '/api/staff/sessions/:id/end',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEnrol = {
  name: 'staffEnrol',
  method: 'POST',
  path: '/api/staff/enrol',
  auth: 'none',
} as const satisfies CallFacts

export const staffInvite = {
  name: 'staffInvite',
  method: 'POST',
  path: '/api/staff/members',
  auth: 'staff',
} as const satisfies CallFacts

export const staffMembers = {
  name: 'staffMembers',
  method: 'GET',
  path: '/api/staff/members',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRecover = {
  name: 'staffRecover',
  method: 'POST',
  path: '/api/staff/members/:id/recover',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSessions = {
  name: 'staffSessions',
  method: 'GET',
  path: '/api/staff/members/:id/sessions',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetAuthenticator = {
  name: 'staffSetAuthenticator',
  method: 'POST',
  path: '/api/staff/account/authenticator',
  auth: 'staff',
} as const satisfies CallFacts

export const staffTakeCode = {
  name: 'staffTakeCode',
  method: 'POST',
  path: '/api/staff/members/:id/code',
  auth: 'staff',
} as const satisfies CallFacts
