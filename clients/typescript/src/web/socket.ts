import {
  UpgradeRefused,
  authorization,
  type Channel,
  type ChannelListener,
  type Handshake,
  type Opener
} from '../platform.js';
import type {WebSocketFactory, WebSocketLike} from '../settings.js';

const NORMAL = 1000;
const PROTOCOL_ERROR = 1002;

/** A page may close with 1000 and with private codes: 4002 stands for 1002. */
function privateCode(code: number): number {
  return code === NORMAL ? code : code + 3000;
}

/** A page's own WebSocket: it sends no headers, but some browsers send the credentials of the address. */
const browserSocket: WebSocketFactory = (url, protocols) => new WebSocket(url, protocols);

function addressOf({uri, credentials}: Handshake, withCredentials: boolean): string {
  const address = new URL(uri);
  if (withCredentials && credentials.user !== undefined) {
    address.username = encodeURIComponent(credentials.user);
    address.password = encodeURIComponent(credentials.password ?? '');
  }
  return address.href;
}

/** Opens connections with a page's WebSocket, or with that of a factory. */
export function webOpener(factory: WebSocketFactory | undefined): Opener {
  return (handshake, listener) => {
    const header = authorization(handshake.credentials);
    const headers: Record<string, string> = header === undefined ? {} : {Authorization: header};
    const url = addressOf(handshake, factory === undefined);
    const socket = (factory ?? browserSocket)(url, [handshake.subprotocol], headers);
    return new WebAttempt(socket, handshake, listener).done;
  };
}

/** A WebSocket until it is open. */
class WebAttempt {
  readonly done: Promise<Channel>;

  constructor(socket: WebSocketLike, handshake: Handshake, listener: ChannelListener) {
    socket.binaryType = 'arraybuffer';
    this.done = new Promise((resolve, reject) => {
      handshake.signal.addEventListener('abort', () => {
        reject(handshake.signal.reason);
        socket.close();
      });
      socket.onerror = () => {}; // a close follows
      socket.onclose = ({code}) => reject(new Error(`no connection (${code})`));
      socket.onopen = () => {
        if (socket.protocol === handshake.subprotocol) {
          resolve(channelOf(socket, listener));
        } else {
          reject(new UpgradeRefused(101, 'the answer has another subprotocol'));
          socket.close(privateCode(PROTOCOL_ERROR));
        }
      };
    });
  }
}

function channelOf(socket: WebSocketLike, listener: ChannelListener): Channel {
  socket.onmessage = ({data}: MessageEvent<string | ArrayBuffer>) =>
    listener.message(typeof data === 'string' ? data : new Uint8Array(data));
  socket.onclose = ({code, reason}) => listener.closed(code, reason);
  return {
    send: (payload) => socket.send(payload as string | Uint8Array<ArrayBuffer>),
    close: (code) => socket.close(privateCode(code)),
    get unsent() {
      return socket.bufferedAmount ?? 0;
    }
  };
}
