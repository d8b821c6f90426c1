/** What a transfer of the token takes to run, by what it really takes of the chain. */
export const TRANSFER_ENERGY = 64_285

const ENERGY_SUN = 100
const BYTE_SUN = 1_000

/** What is burnt for the energy of a transfer. */
export const TRANSFER_FEE_SUN = TRANSFER_ENERGY * ENERGY_SUN

/** What the chain charges: a few of its many parameters, one of which has no value. */
export const CHAIN_PARAMETERS = {
  chainParameter: [
    { key: 'getMaintenanceTimeInterval', value: 21_600_000 },
    { key: 'getTransactionFee', value: BYTE_SUN },
    { key: 'getEnergyFee', value: ENERGY_SUN },
    { key: 'getAllowUpdateAccountName' },
  ],
}

/** What a call of the token's contract would do, tried and not sent. */
export const TRIED_TRANSFER = { result: { result: true }, energy_used: TRANSFER_ENERGY }
