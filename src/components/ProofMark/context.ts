import {createContext} from 'react';
import type {PageProof} from './model';

/** The receipts of the page that is shown; null without any. */
export const ProofContext = createContext<PageProof | null>(null);
