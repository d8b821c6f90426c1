/**
 * The address at m/44'/195'/0'/1/0 of the mnemonic that everybody tries wallets with: sandboxes sweep to
 * it.
 */
export const EVERYBODYS_TREASURY = 'THLNguYKN3S8RUzVyi9ErynW4YmXLU5c8n'
