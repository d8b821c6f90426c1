import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The addresses of a site that was built for these hosts. */
async function builtFor(hosts: Record<string, string>) {
  for (const [name, value] of Object.entries(hosts)) vi.stubEnv(name, value)
  vi.resetModules()
  return import('./calls/origins.ts')
}

test('[APP-34] the logo call and its picture are those of the content host, all else of the API host', async () => {
  const { callAddress, contentUrl, storageUrl } = await builtFor({
    VITE_API_ORIGIN: 'https://api.example.test',
    VITE_CONTENT_ORIGIN: 'https://content.example.test',
  })
  expect(callAddress('/api/logo')).toBe('https://content.example.test/api/logo')
  expect(callAddress('/api/general')).toBe('https://api.example.test/api/general')
  expect(contentUrl('brand/logo.svg')).toBe('https://content.example.test/storage/brand/logo.svg')
  expect(storageUrl('banners/1.svg')).toBe('https://api.example.test/storage/banners/1.svg')
})

test('[APP-33, SIL-021] without hosts of their own both are the site itself', async () => {
  const { callAddress, contentUrl, storageUrl } = await builtFor({})
  expect(callAddress('/api/logo')).toBe('/api/logo')
  expect(contentUrl('/storage/brand/logo.svg')).toBe('/storage/brand/logo.svg')
  expect(storageUrl('banners/1.svg')).toBe('/storage/banners/1.svg')
})
