@extends('layouts.app')
@php
    $total = $order->lines->sum(fn ($line) => $line->price * $line->quantity);
    $isLarge = $total > 1000 && $total < 50000;
@endphp
@section('content')
{{-- <dass-buton></dass-buton> --}}
<dass-page-header heading="{{ $order->title }}" @if($order->exists) with-back @endif>
    @can('update', $order)
        <dass-button slot="actions" type="submit" @disabled($order->isLocked() || $total > 9000) @class(['wide', 'large' => $isLarge])>Save</dass-button>
    @endcan
</dass-page-header>
<form method="POST" action="{{ route('orders.update', ['order' => $order->id]) }}">
    @csrf
    @method('PUT')
    <dass-text-input name="code" label="{{ __('Code') }}" value="{{ old('code', $order->code) }}" hint="@error('code') {{ $message }} @enderror"></dass-text-input>
    <dass-switch name="urgent" label="Urgent" @checked(old('urgent', $order->urgent))></dass-switch>
    @forelse ($order->lines as $line)
        <dass-text-input name="lines[{{ $line->id }}]" label="Quantity" :value="$line->quantity" wire:model.live="lines.{{ $line->id }}" x-on:dass-confirm="save()"></dass-text-input>
    @empty
        <dass-empty-state kind="empty" heading="No line"></dass-empty-state>
    @endforelse
    {!! $order->renderExtra(['tone' => 'danger']) !!}
</form>
<x-slot:footer><dass-version-tag label="{{ config('app.version') }}"></dass-version-tag></x-slot>
@endsection
