/** Set at build time when the API or the logo lives on another host; same origin otherwise (SIL-021). */
const apiOrigin: string = import.meta.env.VITE_API_ORIGIN ?? ''
const contentOrigin: string = import.meta.env.VITE_CONTENT_ORIGIN ?? apiOrigin

/** Address of a call. Only the logo call goes to the content host. */
export function callAddress(path: string): string {
  return `${path === '/api/logo' ? contentOrigin : apiOrigin}${path}`
}

/** Address of a picture that a call names: below the storage path of the API host (APP-33). */
export function storageUrl(path: string): string {
  return storagePath(apiOrigin, path)
}

/** The same on the content host, for the logo (APP-34). */
export function contentUrl(path: string): string {
  return storagePath(contentOrigin, path)
}

function storagePath(origin: string, path: string): string {
  if (/^(https?:)?\/\//.test(path) || path.startsWith('data:')) return path
  const clean = path.replace(/^\/+/, '')
  return `${origin}/${clean.startsWith('storage/') ? clean : `storage/${clean}`}`
}
