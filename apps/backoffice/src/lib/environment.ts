/** Whether this build serves a sandbox house; a live one is built with `VITE_ENVIRONMENT=live`. */
export const isSandbox: boolean = import.meta.env['VITE_ENVIRONMENT'] !== 'live'
