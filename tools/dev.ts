import { banner } from './start/banner.ts'
import { loadEnvFile, readConfig } from './start/config.ts'
import { Sentence } from './sentence.ts'
import { openWorkshop } from './dev/open-workshop.ts'
import { untilStopped } from './until-stopped.ts'

/**
 * `npm run dev`: the instance of `npm start` on the same ports and data, with both web apps served
 * from their sources and every server started again when its sources change.
 */
await untilStopped(async (closing) => {
  loadEnvFile()
  const config = readConfig(process.env)
  if (config.mode === 'live')
    throw new Sentence('npm run dev is for the sandbox: leave MODE out, or run npm start.')
  await openWorkshop(config, closing)
  return `${banner(config)}
  Gallery             http://127.0.0.1:${config.ports.PORT}/gallery

Both apps change as you save; a server starts again when its sources change.
`
})
