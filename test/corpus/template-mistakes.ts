/**
 * Mistakes in the use of the kit, in each kind of template: what `dass-elements check` has to find, and what `--fix` has to
 * write. `templates/` has files of each kind without a mistake. CONTRIBUTING says how to add one.
 */
export interface TemplateMistake {
  /** The kinds of files by their endings: each of them has the same findings. */
  readonly files: readonly string[];
  readonly code: string;
  /** `line:column message`. */
  readonly findings: readonly string[];
  /** The code after `--fix`. Default: nothing is changed. */
  readonly fixed?: string;
}

const SERVERS = ['php', 'cshtml', 'jsp', 'twig', 'blade.php', 'erb', 'hbs', 'jinja2', 'ejs'].map(
  (end) => `page.${end}`,
);
const MARKUP = ['page.html', 'page.component.html', ...SERVERS];
const COMPONENTS = ['Page.vue', 'Page.svelte'];

export const templateMistakes: readonly TemplateMistake[] = [
  {
    files: [...MARKUP, 'Page.vue', 'Page.svelte', 'page.astro', 'page.jsx'],
    code: '<dass-buton tone="danger"><dass-ikon name="check"></dass-ikon>Save</dass-buton>',
    findings: [
      '1:2 <dass-buton> is no element. Did you mean <dass-button>?',
      '1:28 <dass-ikon> is no element. Did you mean <dass-icon>?',
    ],
    fixed: '<dass-button tone="danger"><dass-icon name="check"></dass-icon>Save</dass-button>',
  },
  {
    files: [...MARKUP, 'page.astro'],
    code: '<dass-button appearence="solid">Save</dass-button>',
    findings: ["1:14 <dass-button> has no attribute 'appearence'. Did you mean 'appearance'?"],
    fixed: '<dass-button appearance="solid">Save</dass-button>',
  },
  {
    files: [...MARKUP, ...COMPONENTS, 'page.astro', 'page.jsx'],
    code: '<dass-button appearance="sollid" disabled="false">Save</dass-button>',
    findings: [
      "1:14 <dass-button>: 'appearance' cannot be 'sollid'. Did you mean 'solid'?",
      "1:34 <dass-button>: 'disabled' is on whatever its text is, also with 'false'. Remove the attribute.",
    ],
    fixed: '<dass-button appearance="solid" disabled="false">Save</dass-button>',
  },
  {
    files: [...MARKUP, ...COMPONENTS, 'page.jsx'],
    code: '<dass-notice type="red" duration="long"></dass-notice>',
    findings: [
      "1:14 <dass-notice>: 'type' cannot be 'red'. Its values are 'success', 'warning', 'information', 'error'.",
      "1:25 <dass-notice>: 'duration' has to be a number, not 'long'.",
    ],
  },
  {
    files: [...MARKUP, ...COMPONENTS, 'page.astro', 'page.jsx'],
    code: '<dass-page-header heading="Order"><b slot="action">1</b></dass-page-header>',
    findings: ["1:38 <dass-page-header> has no slot 'action'. Did you mean 'actions'?"],
    fixed: '<dass-page-header heading="Order"><b slot="actions">1</b></dass-page-header>',
  },
  {
    files: [...MARKUP, ...COMPONENTS, 'page.astro', 'page.jsx'],
    code: '<dass-select-list label="Unit"><option>kg</option></dass-select-list>',
    findings: ["1:32 <dass-select-list> does not show <option> in it. Set the property 'options' instead."],
  },
  {
    files: [...MARKUP, ...COMPONENTS],
    code: '<dass-text-input label="Code">A-1</dass-text-input>\n<dass-page-header heading="A"><b>1</b></dass-page-header>',
    findings: [
      "1:31 <dass-text-input> does not show text in it. Its slots are 'start', 'end'.",
      "2:31 <dass-page-header> does not show <b> in it. Its slots are 'before', 'actions', 'after'.",
    ],
  },
  {
    files: ['page.html', ...SERVERS],
    code: '<p><dass-icon name="check" /> Saved</p>',
    findings: ['1:5 <dass-icon/> does not close itself in HTML: write </dass-icon>.'],
    fixed: '<p><dass-icon name="check"></dass-icon> Saved</p>',
  },
  {
    files: ['page.html', ...SERVERS],
    code: `<script>
  const list = document.querySelector('form dass-pick-list');
  list.itens = [];
  list.addEventListener('dass-pik', save);
  document.querySelector('dass-data-table').colums = [];
  document.createElement('dass-buton').setAttribute('tone', 'danger');
</script>`,
    findings: [
      "3:8 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
      "4:25 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "5:45 <dass-data-table> has no property 'colums'. Did you mean 'columns'?",
      '6:26 <dass-buton> is no element. Did you mean <dass-button>?',
    ],
    fixed: `<script>
  const list = document.querySelector('form dass-pick-list');
  list.items = [];
  list.addEventListener('dass-pick', save);
  document.querySelector('dass-data-table').columns = [];
  document.createElement('dass-button').setAttribute('tone', 'danger');
</script>`,
  },
  {
    files: ['page.html', 'page.blade.php'],
    code: '<dass-pick-list label="Parts" x-on:dass-pik="go()" @dass-filtre="go()"></dass-pick-list>',
    findings: [
      "1:31 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "1:52 <dass-pick-list> has no event 'dass-filtre'. Did you mean 'dass-filter'?",
    ],
    fixed: '<dass-pick-list label="Parts" x-on:dass-pick="go()" @dass-filter="go()"></dass-pick-list>',
  },
  {
    files: ['page.php'],
    code: '<?php if ($a > 1): ?>\n<dass-button tone="<?= $tone ?>" apearance="solid" <?= $b ?>>Save</dass-button>\n<?php endif;',
    findings: ["2:34 <dass-button> has no attribute 'apearance'. Did you mean 'appearance'?"],
    fixed:
      '<?php if ($a > 1): ?>\n<dass-button tone="<?= $tone ?>" appearance="solid" <?= $b ?>>Save</dass-button>\n<?php endif;',
  },
  {
    files: ['Page.cshtml', 'Page.razor'],
    code: '@if (Model.Count > 1)\n{\n<dass-button disabled="@(a > b)" tone="@Model.Tone" apearance="@(x ? "solid" : "plain")">Save</dass-button>\n}',
    findings: ["3:53 <dass-button> has no attribute 'apearance'. Did you mean 'appearance'?"],
    fixed:
      '@if (Model.Count > 1)\n{\n<dass-button disabled="@(a > b)" tone="@Model.Tone" appearance="@(x ? "solid" : "plain")">Save</dass-button>\n}',
  },
  {
    files: ['Page.cshtml'],
    code: '<dass-page-header>@{ var codes = new Dictionary<string, List<int>>(); }<b slot="action"></b></dass-page-header>',
    findings: ["1:75 <dass-page-header> has no slot 'action'. Did you mean 'actions'?"],
    fixed:
      '<dass-page-header>@{ var codes = new Dictionary<string, List<int>>(); }<b slot="actions"></b></dass-page-header>',
  },
  {
    files: ['page.jsp'],
    code: '<dass-switch ${order.lines > 3 ? "checked" : ""} lable="Urgent"></dass-switch>',
    findings: ["1:50 <dass-switch> has no attribute 'lable'. Did you mean 'label'?"],
    fixed: '<dass-switch ${order.lines > 3 ? "checked" : ""} label="Urgent"></dass-switch>',
  },
  {
    files: ['page.jsp'],
    code: '<c:if test="${a > 1}"><dass-page-header heading="${a}"><c:out value="${b}"><b slot="action"></b></c:out></dass-page-header></c:if>',
    findings: ["1:79 <dass-page-header> has no slot 'action'. Did you mean 'actions'?"],
    fixed:
      '<c:if test="${a > 1}"><dass-page-header heading="${a}"><c:out value="${b}"><b slot="actions"></b></c:out></dass-page-header></c:if>',
  },
  {
    files: ['page.blade.php'],
    code: '<dass-button @disabled($order->lines->count() > 3) apearance="solid">Save</dass-button>',
    findings: ["1:52 <dass-button> has no attribute 'apearance'. Did you mean 'appearance'?"],
    fixed: '<dass-button @disabled($order->lines->count() > 3) appearance="solid">Save</dass-button>',
  },
  {
    files: ['page.component.html', 'page.html'],
    code: `@if (parts().length > 0) {
  <dass-pick-list [itens]="parts()" (dass-pik)="go()" [attr.lable]="a" [(selcted)]="b" [selection]="'singel'" [appTip]="c" />
}
<dass-page-header *ngIf="a"><ng-container *ngIf="b"><b slot="action"></b></ng-container></dass-page-header>`,
    findings: [
      "2:19 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
      "2:37 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "2:55 <dass-pick-list> has no attribute 'lable'. Did you mean 'label'?",
      "2:72 <dass-pick-list> has no property 'selcted'. Did you mean 'selected'?",
      "2:88 <dass-pick-list>: 'selection' cannot be 'singel'. Did you mean 'single'?",
      "4:56 <dass-page-header> has no slot 'action'. Did you mean 'actions'?",
    ],
    fixed: `@if (parts().length > 0) {
  <dass-pick-list [items]="parts()" (dass-pick)="go()" [attr.label]="a" [(selected)]="b" [selection]="'singel'" [appTip]="c" />
}
<dass-page-header *ngIf="a"><ng-container *ngIf="b"><b slot="actions"></b></ng-container></dass-page-header>`,
  },
  {
    files: ['page.component.ts'],
    code: `@Component({
  selector: 'app-page',
  template: \`<dass-pick-list [itens]="parts" (dass-pik)="go()" />\`,
})
export class Page { constructor(@Inject(A) private readonly a: A) {} }`,
    findings: [
      "3:30 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
      "3:46 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
    ],
    fixed: `@Component({
  selector: 'app-page',
  template: \`<dass-pick-list [items]="parts" (dass-pick)="go()" />\`,
})
export class Page { constructor(@Inject(A) private readonly a: A) {} }`,
  },
  {
    files: ['Page.vue'],
    code: `<template>
  <dass-pick-list :itens="a" @dass-pik.once="go" v-bind:lable="a" :field-lable="b" :selection="'singel'" />
  <dass-page-header><template v-if="a"><b slot="action" /></template></dass-page-header>
</template>
<script setup lang="ts">
const list = document.querySelector('dass-pick-list') as DassPickList;
list.itens = <Part[]>[];
</script>`,
    findings: [
      "2:19 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
      "2:30 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "2:50 <dass-pick-list> has no property or attribute 'lable'. Did you mean 'label'?",
      "2:67 <dass-pick-list> has no property or attribute 'field-lable'. Did you mean 'fieldLabel'?",
      "2:84 <dass-pick-list>: 'selection' cannot be 'singel'. Did you mean 'single'?",
      "3:43 <dass-page-header> has no slot 'action'. Did you mean 'actions'?",
      "7:6 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
    ],
    fixed: `<template>
  <dass-pick-list :items="a" @dass-pick.once="go" v-bind:label="a" :field-label="b" :selection="'singel'" />
  <dass-page-header><template v-if="a"><b slot="actions" /></template></dass-page-header>
</template>
<script setup lang="ts">
const list = document.querySelector('dass-pick-list') as DassPickList;
list.items = <Part[]>[];
</script>`,
  },
  {
    files: ['Page.svelte'],
    code: `{#if a < b}
  <dass-pick-list itens={a} ondass-pik={() => a > 1} on:dass-filtre|once={go} bind:selcted={b} lable="c" />
{/if}
<dass-page-header><svelte:fragment><b slot="action"></b></svelte:fragment></dass-page-header>`,
    findings: [
      "2:19 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
      "2:29 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "2:54 <dass-pick-list> has no event 'dass-filtre'. Did you mean 'dass-filter'?",
      "2:79 <dass-pick-list> has no property or attribute 'selcted'. Did you mean 'selected'?",
      "2:96 <dass-pick-list> has no property or attribute 'lable'. Did you mean 'label'?",
      "4:39 <dass-page-header> has no slot 'action'. Did you mean 'actions'?",
    ],
    fixed: `{#if a < b}
  <dass-pick-list items={a} ondass-pick={() => a > 1} on:dass-filter|once={go} bind:selected={b} label="c" />
{/if}
<dass-page-header><svelte:fragment><b slot="actions"></b></svelte:fragment></dass-page-header>`,
  },
  {
    files: ['page.astro'],
    code: '<Code text="Array<{" /><dass-buton title={`{`}></dass-buton><Code text="}>" />',
    findings: ['1:25 <dass-buton> is no element. Did you mean <dass-button>?'],
    fixed: '<Code text="Array<{" /><dass-button title={`{`}></dass-button><Code text="}>" />',
  },
  {
    files: ['page.astro'],
    code: '<script src="/a.js" /><dass-chip label={a > 1} lable={b} />',
    findings: ["1:48 <dass-chip> has no attribute 'lable'. Did you mean 'label'?"],
    fixed: '<script src="/a.js" /><dass-chip label={a > 1} label={b} />',
  },
  {
    files: ['Page.svelte', 'page.astro'],
    code: '<p title={`${a>{</p><dass-buton></dass-buton>',
    findings: ['1:22 <dass-buton> is no element. Did you mean <dass-button>?'],
    fixed: '<p title={`${a>{</p><dass-button></dass-button>',
  },
  {
    files: ['page.astro'],
    code: `---
const list = [1].filter((one) => one < 2);
---
{list.map((one) => <dass-chip lable={one > 1 ? 'a' : 'b'} />)}`,
    findings: ["4:31 <dass-chip> has no attribute 'lable'. Did you mean 'label'?"],
    fixed: `---
const list = [1].filter((one) => one < 2);
---
{list.map((one) => <dass-chip label={one > 1 ? 'a' : 'b'} />)}`,
  },
  {
    files: ['page.tsx'],
    code: `import { DassButon, DassPickList as Parts } from 'dass-elements/react';
const a = <DassButon appearance="solid">Save</DassButon>;
const b = <Parts itens={[]} onDassPick={go} onFiltre={go} selection="singel" lable="a" />;
const c = <dass-pick-list itens={[]} ondass-pik={go} onDassFilter={go} />;
const d = <DassPageHeader>{list.map((one) => <b key={one} slot="action" />)}</DassPageHeader>;`,
    findings: [
      '1:10 <DassButon> is no component of the kit. Did you mean <DassButton>?',
      '2:12 <DassButon> is no component of the kit. Did you mean <DassButton>?',
      "3:18 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
      "3:29 <DassPickList> has no handler 'onDassPick'. Did you mean 'onPick'?",
      "3:45 <DassPickList> has no handler 'onFiltre'. Did you mean 'onFilter'?",
      "3:59 <dass-pick-list>: 'selection' cannot be 'singel'. Did you mean 'single'?",
      "3:78 <dass-pick-list> has no property or attribute 'lable'. Did you mean 'label'?",
      "4:27 <dass-pick-list> has no property or attribute 'itens'. Did you mean 'items'?",
      "4:38 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "4:54 <dass-pick-list> has no handler 'onDassFilter'. Did you mean 'ondass-filter'?",
      "5:59 <dass-page-header> has no slot 'action'. Did you mean 'actions'?",
    ],
    fixed: `import { DassButton, DassPickList as Parts } from 'dass-elements/react';
const a = <DassButton appearance="solid">Save</DassButton>;
const b = <Parts items={[]} onPick={go} onFilter={go} selection="single" label="a" />;
const c = <dass-pick-list items={[]} ondass-pick={go} ondass-filter={go} />;
const d = <DassPageHeader>{list.map((one) => <b key={one} slot="actions" />)}</DassPageHeader>;`,
  },
  {
    files: ['page.solid.tsx', 'page.jsx'],
    code: '<dass-pick-list prop:itens={a} attr:lable="b" bool:requird={true} on:dass-pik={go} prop:innerHTML="c" />',
    findings: [
      "1:17 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
      "1:32 <dass-pick-list> has no attribute 'lable'. Did you mean 'label'?",
      "1:47 <dass-pick-list> has no attribute 'requird'. Did you mean 'required'?",
      "1:67 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
    ],
    fixed: '<dass-pick-list prop:items={a} attr:label="b" bool:required={true} on:dass-pick={go} prop:innerHTML="c" />',
  },
  {
    files: ['page.ts', 'page.mts', 'page.js'],
    code: 'const a = html`<dass-pick-list .itens=${b} ?requird=${c} @dass-pik=${() => d} selection="singel"></dass-pick-list>`;',
    findings: [
      "1:32 <dass-pick-list> has no property 'itens'. Did you mean 'items'?",
      "1:44 <dass-pick-list> has no attribute 'requird'. Did you mean 'required'?",
      "1:58 <dass-pick-list> has no event 'dass-pik'. Did you mean 'dass-pick'?",
      "1:79 <dass-pick-list>: 'selection' cannot be 'singel'. Did you mean 'single'?",
    ],
    fixed:
      'const a = html`<dass-pick-list .items=${b} ?required=${c} @dass-pick=${() => d} selection="single"></dass-pick-list>`;',
  },
];
