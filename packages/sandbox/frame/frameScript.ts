// The script of the frame: starts the worker whose source the page sends, and passes it the port to the page.

addEventListener('message', function start(event) {
  // Accept code only from the embedding page of this site, and only when sandboxed: then this frame's origin is opaque.
  if (event.source !== parent || event.origin !== location.origin || self.origin !== 'null') return;
  const [port] = event.ports;
  if (typeof event.data !== 'string' || !port) return;
  removeEventListener('message', start);
  const url = URL.createObjectURL(new Blob([event.data], {type: 'text/javascript'}));
  new Worker(url).postMessage(null, [port]);
});
