import { join } from 'node:path'
import type { Config } from '../start/config.ts'

/** Where the api itself listens while Vite stands in front of it. */
export type InnerPorts = { site: number; office: number }

/**
 * The instance behind the apps' own servers: the api on ports of its own, everything else where it
 * always is, and what is built in a folder of its own.
 */
export function innerConfig(config: Config, { site, office }: InnerPorts): Config {
  return {
    ...config,
    ports: { ...config.ports, PORT: site, BACKOFFICE_PORT: office },
    buildDir: join(config.buildDir, 'dev'),
    given: {
      ...config.given,
      publicUrl: config.given.publicUrl ?? `http://127.0.0.1:${config.ports.PORT}`,
    },
  }
}
