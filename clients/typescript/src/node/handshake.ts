import {createHash, randomBytes} from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import type {Duplex} from 'node:stream';
import {UpgradeRefused, authorization, type Channel, type ChannelListener, type Handshake} from '../platform.js';
import {NodeChannel} from './channel.js';

/** Of RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const KEY_BYTES = 16;
const MOST_HEADER_BYTES = 16 * 1024;
const LONGEST_REASON = 1024;

function options(handshake: Handshake, key: string): https.RequestOptions {
  const {uri, subprotocol, credentials, signal} = handshake;
  const login = authorization(credentials);
  return {
    ...handshake.tls,
    host: uri.hostname.replace(/^\[|\]$/g, ''),
    port: uri.port === '' ? (uri.protocol === 'wss:' ? 443 : 80) : uri.port,
    path: uri.pathname,
    signal,
    agent: false,
    maxHeaderSize: MOST_HEADER_BYTES,
    headers: {
      Host: uri.host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
      'Sec-WebSocket-Protocol': subprotocol,
      ...(login === undefined ? {} : {Authorization: login})
    }
  };
}

/** Why an upgrade does not count; undefined if it does. */
function fault({headers}: http.IncomingMessage, key: string, subprotocol: string): string | undefined {
  const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  if (headers.upgrade?.toLowerCase() !== 'websocket' || !/(^|,)\s*upgrade\s*(,|$)/i.test(headers.connection ?? '')) {
    return 'the answer is no upgrade to a WebSocket';
  } else if (headers['sec-websocket-accept'] !== accept) {
    return 'the answer has not the right Sec-WebSocket-Accept';
  } else if (headers['sec-websocket-extensions'] !== undefined) {
    return 'the answer has an extension';
  } else if (headers['sec-websocket-protocol'] !== subprotocol) {
    return 'the answer has another subprotocol';
  }
  return undefined;
}

/** Opens a connection over HTTP's upgrade. */
export function openSocket(handshake: Handshake, listener: ChannelListener): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const {uri, signal} = handshake;
    const key = randomBytes(KEY_BYTES).toString('base64');
    const request = (uri.protocol === 'wss:' ? https : http).request(options(handshake, key));
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.on('response', (response) => refuse(response, reject));
    request.on('upgrade', (response, socket: Duplex, head: Buffer) => {
      const wrong = fault(response, key, handshake.subprotocol);
      if (wrong !== undefined) {
        socket.destroy();
        reject(new UpgradeRefused(response.statusCode ?? 0, wrong));
        return;
      }
      resolve(upgraded(socket, head, handshake, listener));
    });
    request.end();
  });
}

function upgraded(socket: Duplex, head: Buffer, handshake: Handshake, listener: ChannelListener): Channel {
  (socket as import('node:net').Socket).setNoDelay(true);
  const channel = new NodeChannel(socket, handshake.maximumMessageSize, listener);
  if (head.length > 0) {
    channel.read(head);
  }
  return channel;
}

/** The server tells the reason as a short text. */
function refuse(response: http.IncomingMessage, reject: (error: Error) => void): void {
  let reason = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    reason += chunk;
    if (reason.length > LONGEST_REASON) {
      response.destroy();
    }
  });
  response.on('error', () => {}); // what has come will do
  response.on('close', () => reject(new UpgradeRefused(response.statusCode ?? 0, reason.slice(0, LONGEST_REASON))));
}
