/** More is asked than can be done now. Nothing was begun, so the same may be asked again. */
export class TooBusy extends Error {}
