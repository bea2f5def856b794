import {generateKeyPairSync, randomBytes, sign} from 'node:crypto';

const DAY = 86_400_000;

// Object identifiers in DER.
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';

/** @param {number} tag @param {(Uint8Array | number[])[]} parts */
function der(tag, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

/** @param {Uint8Array[]} parts */
const sequence = (...parts) => der(0x30, ...parts);

/** @param {string} hex */
const identifier = (hex) => der(0x06, Buffer.from(hex, 'hex'));

/** @param {string} common */
const name = (common) => sequence(der(0x31, sequence(identifier(COMMON_NAME), der(0x0c, Buffer.from(common)))));

/** @param {number} moment */
const time = (moment) => der(0x18, Buffer.from(new Date(moment).toISOString().replace(/\.\d+|[-:T]/g, '')));

/** @param {string} hex @param {Uint8Array} value */
const extension = (hex, value) => sequence(identifier(hex), der(0x01, [0xff]), der(0x04, value));

const ALGORITHM = sequence(identifier(ECDSA_WITH_SHA256));

/** An authority that issues certificates (RFC 5280). */
export class Authority {
  constructor(common = 'An authority of tests') {
    this.common = common;
    this.keys = generateKeyPairSync('ec', {namedCurve: 'P-256'});
    const itself = extension(BASIC_CONSTRAINTS, sequence(der(0x01, [0xff])));
    /** Its own certificate, as PEM. */
    this.pem = this.#certificate(common, this.keys.publicKey, itself, DAY);
  }

  /**
   * A certificate for a host, with its key, as the options of TLS.
   *
   * @param {string} host @param {number} [lasts] until when, in milliseconds from now
   */
  issue(host, lasts = DAY) {
    const {publicKey, privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
    const names = extension(ALTERNATIVE_NAMES, sequence(der(0x82, Buffer.from(host))));
    const key = privateKey.export({type: 'pkcs8', format: 'pem'});
    return {key, cert: this.#certificate(host, publicKey, names, lasts)};
  }

  /**
   * @param {string} subject @param {import('node:crypto').KeyObject} key @param {Uint8Array} extended
   * @param {number} lasts
   */
  #certificate(subject, key, extended, lasts) {
    const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
    const content = sequence(
      der(0xa0, der(0x02, [2])),
      der(0x02, serial),
      ALGORITHM,
      name(this.common),
      sequence(time(Date.now() - 2 * DAY), time(Date.now() + lasts)),
      name(subject),
      key.export({type: 'spki', format: 'der'}),
      der(0xa3, sequence(extended))
    );
    const signature = sign('sha256', content, this.keys.privateKey);
    const certificate = sequence(content, ALGORITHM, der(0x03, [0], signature));
    return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
  }
}
