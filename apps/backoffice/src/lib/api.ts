import { openCalls } from '@maidan/client'
import { endSession, readSession } from './session.ts'

/** Without it the server does not look at the cookie: no other site's page can send it. */
const ofTheOffice = { 'x-maidan-office': '1' }

/** The staff's calls; a 401 of a session ends it here. */
export const { callApi, fetchFile } = openCalls({
  session: readSession,
  headers: () => ofTheOffice,
  onUnauthorized: (_, session) => endSession('expired', session),
})
