/**
 * The public key of m/44'/195'/0' of the mnemonic that everybody tries wallets with. Sandboxes take
 * it; whatever really was sent to its addresses would be taken at once.
 */
export const EVERYBODYS_XPUB =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd'
