// Change: own button and shortcuts; everything else of DocSearch loads on intent. The theme's component puts
// DocSearch's whole modal and an Algolia client into the main bundle, connects to Algolia even where it does not
// serve, drops what is typed before the modal is there, and leaves a failed load of the modal unhandled.
import {useCallback, useRef, useState, type ComponentType} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {fetchCode} from '@site/src/recovery/loadCode';
import {useSearchClient} from '@site/src/search/client/useSearchClient';
import type {ModalProps} from '@site/src/search/ui/Modal';
import SearchButton from '@site/src/search/ui/SearchButton';
import {useSearchLink} from '@site/src/search/ui/useSearchLink';
import {useShortcuts} from '@site/src/search/ui/useShortcuts';

const loadModal = () =>
  fetchCode(() => import(/* webpackChunkName: "search-modal" */ '@site/src/search/ui/Modal'));

/** Longest first query, as in the field itself. */
const MAX_QUERY_LENGTH = 64;

/** What is open: `opening` is the time until the modal's code is there. */
type Phase = 'closed' | 'opening' | 'open';

export default function SearchBar() {
  const {client} = useSearchClient();
  const searchLink = useSearchLink();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const preparing = useRef(false);
  const wanted = useRef(false);
  const typed = useRef('');
  const [phase, setPhase] = useState<Phase>('closed');
  const [modal, setModal] = useState<{Modal: ComponentType<ModalProps>; initialQuery: string}>();

  const prepare = useCallback(async () => {
    if (preparing.current) return;
    preparing.current = true;
    try {
      await Promise.all([loadModal(), client.preload()]);
    } catch (error) {
      preparing.current = false;
      console.warn('The search could not be prepared; it is tried again when it is opened.', error);
    }
  }, [client]);

  const open = useCallback(async () => {
    if (wanted.current) return;
    wanted.current = true;
    typed.current = '';
    setPhase('opening');
    void prepare();
    try {
      const {default: Modal} = await loadModal();
      if (!wanted.current) return;
      // At once, with its effects: the next key stroke must find the field focused.
      flushSync(() => {
        setModal({Modal, initialQuery: typed.current});
        setPhase('open');
      });
    } catch (error) {
      // After a deploy the old files are gone; the page of results comes with the new ones.
      console.warn('The search could not be opened here, so its page is loaded.', error);
      window.location.assign(searchLink(typed.current));
    }
  }, [prepare, searchLink]);

  const close = useCallback(() => {
    wanted.current = false;
    setPhase('closed');
    buttonRef.current?.focus();
  }, []);

  const type = useCallback((key: string) => {
    const next = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key;
    typed.current = next.slice(0, MAX_QUERY_LENGTH);
  }, []);

  useShortcuts({
    isOpen: phase === 'open',
    isOpening: phase === 'opening',
    buttonRef,
    onOpen: open,
    onClose: close,
    onType: type,
  });

  return (
    <>
      <SearchButton
        ref={buttonRef}
        onClick={open}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      />
      {phase === 'open' &&
        modal &&
        createPortal(<modal.Modal initialQuery={modal.initialQuery} onClose={close} />, document.body)}
    </>
  );
}
