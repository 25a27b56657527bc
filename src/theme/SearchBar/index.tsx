// Change: own button and shortcuts; DocSearch is loaded on intent. The theme's component adds DocSearch and an Algolia
// client to the main bundle, connects to Algolia even when it is not used, drops keys that are typed before the dialog
// opens, and does not handle a failure to load the dialog.
import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {closeAtBack} from '@site/src/client/backCloses';
import {fetchCode} from '@site/src/recovery/loadCode';
import {useSearchClient} from '@site/src/search-ui/client/useSearchClient';
import type {ModalProps} from '@site/src/search-ui/dialog/Modal';
import SearchButton from '@site/src/search-ui/dialog/SearchButton';
import {useSearchLink} from '@site/src/search-ui/useSearchLink';
import {useShortcuts} from '@site/src/search-ui/dialog/useShortcuts';
import {searchSettings} from '@site/src/site/search';

const loadModal = () =>
  fetchCode(() => import(/* webpackChunkName: "search-modal" */ '@site/src/search-ui/dialog/Modal'));

/** The dialog when it is open; `opening` until its code is loaded. */
type Dialog = 'closed' | 'opening' | {Modal: ComponentType<ModalProps>; initialQuery: string};

/** Loads the dialog and the search before they are needed. */
function usePreload(): () => void {
  const {client} = useSearchClient();
  const preparing = useRef(false);
  return useCallback(() => {
    if (preparing.current) return;
    preparing.current = true;
    Promise.all([loadModal(), client.preload()]).catch((error: unknown) => {
      preparing.current = false;
      console.warn('Search could not be preloaded; it will be loaded again when it is opened.', error);
    });
  }, [client]);
}

/** Opens the dialog when its code is loaded, with what the reader has typed by then. */
function useModal(prepare: () => void) {
  const searchLink = useSearchLink();
  const phase = useRef<'closed' | 'opening' | 'open'>('closed');
  const typed = useRef('');
  const [dialog, setDialog] = useState<Dialog>('closed');

  const close = useCallback(() => {
    phase.current = 'closed';
    setDialog('closed');
  }, []);

  const open = useCallback(() => {
    if (phase.current !== 'closed') return;
    phase.current = 'opening';
    typed.current = '';
    setDialog('opening');
    prepare();
    loadModal()
      .then(({default: Modal}) => {
        if (phase.current !== 'opening') return;
        phase.current = 'open';
        // Synchronously, so that the field has the focus at the next key stroke.
        flushSync(() => setDialog({Modal, initialQuery: typed.current}));
      })
      .catch((error: unknown) => {
        if (phase.current !== 'opening') return;
        // Back may show this page again as it is now.
        close();
        // After a deploy, the old files no longer exist; the results page loads the new ones.
        console.warn('Search could not be opened; the results page will be loaded instead.', error);
        window.location.assign(searchLink(typed.current));
      });
  }, [prepare, searchLink, close]);

  // A reader who follows a link while the dialog loads wants the page.
  const history = useHistory();
  useEffect(
    () =>
      history.listen(() => {
        if (phase.current === 'opening') close();
      }),
    [history, close],
  );

  const type = useCallback((key: string) => {
    const next = key === 'Backspace' ? typed.current.slice(0, -1) : typed.current + key;
    typed.current = next.slice(0, searchSettings.maxQueryLength);
  }, []);

  return {dialog, open, close, type};
}

export default function SearchBar() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const prepare = usePreload();
  const {dialog, open, close, type} = useModal(prepare);
  const openDialog = typeof dialog === 'object' && dialog;

  const history = useHistory();
  const isClosed = dialog === 'closed';
  useEffect(() => {
    if (isClosed) return undefined;
    const button = buttonRef.current;
    const {location} = history;
    const onClosed = closeAtBack(close);
    // Only after the dialog is removed, because the page behind it is inert.
    return () => {
      onClosed();
      // Otherwise the reader has followed a link, which moves the focus.
      if (history.location === location) button?.focus();
    };
  }, [isClosed, close, history]);

  useShortcuts({
    isOpen: Boolean(openDialog),
    isOpening: dialog === 'opening',
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
      {openDialog &&
        createPortal(
          <openDialog.Modal initialQuery={openDialog.initialQuery} onClose={close} />,
          document.body,
        )}
    </>
  );
}
