import { banner } from './start/banner.ts'
import { loadEnvFile, readConfig } from './start/config.ts'
import { openInstance } from './start/open-instance.ts'
import { untilStopped } from './until-stopped.ts'

/** `npm start`: brings up one whole instance and keeps it up. */
await untilStopped(async (closing) => {
  loadEnvFile()
  const config = readConfig(process.env)
  await openInstance(config, closing)
  return banner(config)
})
