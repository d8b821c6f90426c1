import type { Calls } from '@maidan/contract'
import * as z from 'zod'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { listProviders } from '../queries/list-providers.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

const SYSTEMS_MAX = 100
const systems = z
  .array(
    z
      .string()
      .max(64)
      .regex(/^[^\0]*$/),
  )
  .max(SYSTEMS_MAX)

export const getProvider: Handler<Calls['getProvider'], Ports> = async (
  { db },
  { query, player },
) => {
  if (query.system === undefined && !player) throw new Refusal('NOT_LOGGED_IN')
  const platforms = query.system === undefined ? null : readSystems(query.system)
  return { data: await listProviders(db, platforms), message: 'Providers found.' }
}

function readSystems(text: string): string[] {
  const read = systems.safeParse(parsed(text))
  if (!read.success) throw fieldRefusal('VALIDATION_FAILED', 'system')
  return read.data.map((system) => system.trim().toUpperCase())
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
