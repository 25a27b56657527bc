// The script of the frame: starts the worker that the page hands over, together with the port between the two.

addEventListener('message', function start(event) {
  // Only for the page around the frame, of the same site, and only in a sandbox: there the origin is opaque.
  if (event.source !== parent || event.origin !== location.origin || self.origin !== 'null') return;
  const [port] = event.ports;
  if (typeof event.data !== 'string' || !port) return;
  removeEventListener('message', start);
  const url = URL.createObjectURL(new Blob([event.data], {type: 'text/javascript'}));
  new Worker(url).postMessage(null, [port]);
});
