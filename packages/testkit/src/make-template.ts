import { rm } from 'node:fs/promises'
import { closeContext, openContext, readConfig, seedDemo, seedHouse } from '@maidan/api'
import { planWorld, settings } from './plan-world.ts'

/**
 * Migrates and seeds one database and answers its name: the worlds of a run are copies of it, which
 * PostgreSQL makes in a fraction of the time. Nothing may be connected to it afterwards.
 */
export async function makeTemplate(): Promise<string> {
  const plan = await planWorld()
  const ctx = await openContext(readConfig(settings(plan, {})))
  await seedHouse(ctx)
  await seedDemo(ctx)
  await closeContext(ctx)
  await rm(plan.dataDir, { recursive: true, force: true })
  return new URL(plan.databaseUrl).pathname.slice(1)
}
