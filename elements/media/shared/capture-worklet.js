// Sends the sound of a microphone to the worker of a recording, for browsers that cannot read a track directly.
const BATCH_SAMPLES = 4096;
/** What browsers process at a time. */
const BLOCK_SAMPLES = 128;

class CaptureProcessor extends AudioWorkletProcessor {
  constructor() {
    super();
    this.isStarted = false;
    this.isEnded = false;
    this.batch = new Float32Array(BATCH_SAMPLES);
    this.length = 0;
    this.port.onmessage = ({ data }) => {
      if (data.target) this.target = data.target;
      else this.end();
    };
  }

  process([channels]) {
    if (this.isEnded) return false;
    // There are no channels before the microphone is ready, and later while it is muted: that is silence.
    this.isStarted ||= channels.length > 0;
    if (!this.target || !this.isStarted) return true;
    for (let i = 0; i < BLOCK_SAMPLES; i++) {
      let sum = 0;
      for (const channel of channels) sum += channel[i];
      this.batch[this.length++] = sum / (channels.length || 1);
      if (this.length === BATCH_SAMPLES) this.send();
    }
    return true;
  }

  send() {
    const samples = this.batch.slice(0, this.length);
    this.target.postMessage({ samples, rate: sampleRate }, [samples.buffer]);
    this.length = 0;
  }

  /** Sends what is left, and then that it was the last. */
  end() {
    this.isEnded = true;
    if (!this.target) return;
    if (this.length > 0) this.send();
    this.target.postMessage(null);
  }
}

registerProcessor('dass-capture', CaptureProcessor);
