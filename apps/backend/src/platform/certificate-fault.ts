const unknownIssuer = 'has an unknown issuer: name the file of the issuer in NODE_EXTRA_CA_CERTS'

const faults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired: renew it',
  CERT_NOT_YET_VALID: 'is not valid yet: check the clocks of both machines',
  CERT_REVOKED: 'is revoked: replace it',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by itself: replace it, or name its file in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT: unknownIssuer,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownIssuer,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'comes without its issuer: let the server send the whole chain, or name the file of the issuer in NODE_EXTRA_CA_CERTS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host: replace it, or correct the name of the host in the settings',
}

/** The fault of a certificate and its remedy, as the end of a sentence, by the error code; undefined for other errors. */
export function certificateFault(code: string): string | undefined {
  return Object.hasOwn(faults, code) ? faults[code] : undefined
}
