'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassHistoryList as DassHistoryListElement } from '../entries/dass-history-list.js';
import type { DassHistoryListNavigateDetail } from '../entries/dass-history-list.js';

export type { DassHistoryListElement };
export type * from '../entries/dass-history-list.js';

/** What <DassHistoryList> takes besides the attributes of every HTML element. */
export interface DassHistoryListOwnProps {
  /**
   * The address of the system whose history it is: part of the key in local storage. Empty (default): the system base
   * address that belongs to the page.
   */
  systemUrl?: DassHistoryListElement['systemUrl'];
  /** A person follows an entry; prevent it when the host's router goes there, else the browser does. */
  onNavigate?: (event: CustomEvent<DassHistoryListNavigateDetail> & { readonly target: DassHistoryListElement; readonly currentTarget: DassHistoryListElement }) => void;
  /** A person has emptied the list. */
  onClearHistory?: (event: CustomEvent<null> & { readonly target: DassHistoryListElement; readonly currentTarget: DassHistoryListElement }) => void;
}
export type DassHistoryListProps = DassHistoryListOwnProps & Omit<React.HTMLAttributes<DassHistoryListElement>, keyof DassHistoryListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-history-list',
  elementClass: DassHistoryListElement,
  react: React,
  events: {
    onNavigate: 'dass-navigate',
    onClearHistory: 'dass-clear-history',
  },
  displayName: 'DassHistoryList',
});

/**
 * The pages that a person has visited, the current one first, kept in local storage. It
 * follows what this and other tabs record. Following an entry records the visit again.
 */
export const DassHistoryList = component as React.FunctionComponent<DassHistoryListProps & React.RefAttributes<DassHistoryListElement>>;
