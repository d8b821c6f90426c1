import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { SendPage } from '../../built-pages/open-pages.ts'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { assertLocal } from '../checkouts/faults/assert-local.ts'
import { enrolPhone } from './enrol-phone.ts'
import type { Forwarder } from './open-forwarder.ts'
import { phoneView } from './phone-view.ts'
import { readEnrolment, readForgery, readNetwork } from './read-phone-body.ts'
import { writeMessage } from './write-message.ts'

type Phone = { books: Pool; forwarder: Forwarder; site: string; sendPage: SendPage }

/**
 * The page of the phone that forwards messages, and the calls behind it: for whoever is on this
 * machine, since the phone posts where it is told and its forgeries are signed.
 */
export function phoneCalls(app: FastifyInstance, phone: Phone): void {
  const { books, forwarder, site, sendPage } = phone
  const view = () => phoneView(books, { site, failure: forwarder.failure() })
  void app.register(async (local) => {
    local.addHook('onRequest', async (request) => assertLocal(request))
    local.get('/phone', (_, reply) => sendPage(reply, 'phone.html'))
    local.get('/api/phone', view)
    local.post('/api/phone', async ({ body }) => {
      await enrolPhone(books, readEnrolment(body))
      return view()
    })
    local.post('/api/phone/network', async ({ body }) => {
      const { has_network } = readNetwork(body)
      await books.query('update wallets.phone set has_network = $1', [has_network])
      return view()
    })
    local.post('/api/phone/drop', async () => {
      await books.query('update wallets.phone set drops_next = true')
      return view()
    })
    local.post('/api/phone/forge', async ({ body }) => {
      const forgery = { ...readForgery(body), wallet: null }
      await inTransaction(books, (client) => writeMessage(client, forgery))
      return view()
    })
  })
}
