import * as z from 'zod'
import { configSchema, type Config } from '../config.ts'
import { liveRefusals } from './live-refusals.ts'

/** Reads the settings; throws one error that lists every bad key, and all that live refuses. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(configSchema.shape)
  const given = Object.fromEntries(
    known.flatMap((key) => (env[key] === undefined || env[key] === '' ? [] : [[key, env[key]]])),
  )
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) throw new Error(`Bad settings:\n${z.prettifyError(parsed.error)}`)
  const { DOCS = parsed.data.MODE === 'live' ? 'off' : 'on' } = parsed.data
  const config = { ...parsed.data, DOCS }
  const refused = config.MODE === 'live' ? liveRefusals(config, new Set(Object.keys(given))) : []
  if (refused.length === 0) return config
  throw new Error(['MODE=live does not start with these settings:', ...refused].join('\n- '))
}
