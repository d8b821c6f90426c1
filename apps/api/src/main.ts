import closeWithGrace from 'close-with-grace'
import { readConfig } from './platform/machine/read-config.ts'
import { startApi } from './start-api.ts'

const CLOSE_TIMEOUT_MS = 10_000

const api = await startApi(readConfig(process.env))
closeWithGrace({ delay: CLOSE_TIMEOUT_MS, logger: api.ctx.log }, async ({ err }) => {
  if (err) api.ctx.log.fatal({ err }, 'the process breaks')
  await api.close()
})
